/** What moved an offer along its way; everything else is in the log alone. */
export const isDecision = ({ step, action }: { step: string; action: string }) =>
  step !== '' || /SUBMIT$|WITHDRAW|CANCEL|STOP|COMPLETE/.test(action)

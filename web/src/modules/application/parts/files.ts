/** What may be shown of a fault: pictures, documents, a recording of the screen. */
export const FILE_RULE = {
  slot: 'feedbackFiles',
  accept: ['jpg', 'jpeg', 'png', 'gif', 'pdf', 'mp4'],
  maxKb: 204_800,
  limit: 9,
  tip: '支持图片、pdf、mp4，最多9个，单个不超过200MB',
} as const

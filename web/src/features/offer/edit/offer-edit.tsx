import { Page } from '../../../design/page'

export default function OfferEdit() {
  return <Page title="编辑报品">{null}</Page>
}

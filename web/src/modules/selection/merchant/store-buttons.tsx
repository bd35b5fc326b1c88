import { useSearchParams } from 'react-router'
import { ListButtons } from '../../../blocks/list/list-buttons'
import { offerStoreAppr } from '../document'
import { storeList } from './store-list'

/** Applications are written and carried in and out; stores in use come from them. */
export default function StoreButtons() {
  const usable = useSearchParams()[0].get('view') === 'usable'
  return !usable && <ListButtons doc={offerStoreAppr} list={storeList} />
}

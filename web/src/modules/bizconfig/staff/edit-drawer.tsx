import { RecordDrawer, type RecordDrawerProps } from '../../../blocks/record/record-drawer'
import { useDeed } from './use-config'

/** What it saves is asked for anew everywhere. */
export function EditDrawer(props: RecordDrawerProps) {
  const { mutateAsync } = useDeed(props.save, '保存成功')
  return <RecordDrawer {...props} save={mutateAsync} />
}

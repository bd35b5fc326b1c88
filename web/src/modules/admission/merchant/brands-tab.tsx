/** Brands and the chains behind them. A change of either is looked at by 法务. */

import { EditOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { companyForm } from '../../../api/forms/CompanyForm.gen'
import { documentKeys } from '../../../blocks/document/calls'
import { factsOf, orderedFields } from '../../../blocks/document/facts'
import type { Values } from '../../../blocks/document/types'
import { Can } from '../../../design/can'
import { EmptyFace } from '../../../design/faces'
import { Card } from '../../../design/page'
import { reloadCompany, useSession } from '../../../state/session'
import { BrandCards } from '../../company/parts/brand-cards'
import { companyValues } from '../../company/parts/company-values'
import { companyChange } from '../document'
import styles from './company-facts.module.css'
import { GroupEditor } from './group-editor'
import { ChangeNotice, useOpenChange } from './open-change'

const fields = orderedFields(factsOf(companyForm)).filter(
  ({ name }) => name === 'companyBrandDOList',
)

export function BrandsTab() {
  const profile = useSession((state) => state.company)
  const change = useOpenChange()
  const queries = useQueryClient()
  const [editing, setEditing] = useState(false)
  if (!profile?.companyDO) return null
  const values = companyValues(profile)
  const brands = values.companyBrandDOList as Values[]
  const edit = (
    <Can codes={['company_submit']}>
      <Button icon={<EditOutlined />} onClick={() => setEditing(true)}>
        维护品牌与授权
      </Button>
    </Can>
  )
  return (
    <div className={styles.brands}>
      {change?.changes?.includes('品牌') && <ChangeNotice change={change} text="通过后生效" />}
      {brands.length === 0 ? (
        <Card>
          <EmptyFace
            title="还没有品牌"
            text="报品前需要先维护品牌；非自有品牌请补全从商标注册人到本企业的授权链路。"
            actions={edit}
          />
        </Card>
      ) : (
        <BrandCards brands={brands} company={String(values.name ?? '')} extra={edit} />
      )}
      {editing && (
        <GroupEditor
          title="品牌与授权"
          fields={fields}
          values={values}
          onSaved={async () => {
            setEditing(false)
            await reloadCompany()
            queries.invalidateQueries({ queryKey: documentKeys.all(companyChange) })
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}

/** What has to be at hand before one begins: papers and pictures. */
import { useQuery } from '@tanstack/react-query'
import { dictLabel, useDictionary } from '../../../../state/dictionary'
import { offerCalls, offerKeys } from '../calls'
import type { Category } from '../types'
import styles from './chooser.module.css'

interface NeedsProps {
  category: Category | undefined
  formType: string | undefined
}

export function Needs({ category, formType = '' }: NeedsProps) {
  const items = useDictionary((state) => state.items)
  const code = category?.code ?? ''
  const { data: slots = [], error } = useQuery({
    queryKey: offerKeys.imageSlots(code, formType),
    queryFn: () => offerCalls.imageSlots(code, formType),
    enabled: code !== '' && formType !== '',
  })
  const must = slots.filter(({ required }) => required)
  const may = slots.filter(({ required }) => !required)
  return (
    <section className={styles.needs} aria-label="需要准备">
      <h3>需要准备</h3>
      {!category ? (
        <p>选择类目后，这里列出所需的资质与图片。</p>
      ) : (
        <>
          <h4>资质</h4>
          <ul>
            {category.requiredCerts.map((cert) => (
              <li key={cert}>{dictLabel(items, 'CertType', cert)}</li>
            ))}
          </ul>
          <p>已在“企业信息”登记且有效的自动带入。</p>
          <h4>必传图片</h4>
          {error ? (
            <p>图片清单加载失败，填写时会列出。</p>
          ) : (
            <ul>
              {must.map((slot) => (
                <li key={slot.code}>{slot.label}</li>
              ))}
            </ul>
          )}
          {may.length > 0 && <p>可选：{may.map(({ label }) => label).join('、')}</p>}
        </>
      )}
    </section>
  )
}

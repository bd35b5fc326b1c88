import { KitFrame } from '../design/kit-frame'
import { UploadTransport } from '../design/use-uploads'
import styles from './gallery.module.css'
import { pages } from './pages'
import { fillDictionary, slowUpload } from './samples'

fillDictionary()

export function Gallery({ page }: { page: string }) {
  const shown = pages.find(({ key }) => key === page) ?? pages[0]
  return (
    <KitFrame>
      <UploadTransport value={slowUpload}>
        <div className={styles.gallery}>
          <nav className={styles.nav} aria-label="部件">
            {pages.map(({ key, title }) => (
              <a key={key} href={`#/${key}`} aria-current={key === shown?.key ? 'page' : undefined}>
                {title}
              </a>
            ))}
          </nav>
          <main className={styles.page}>
            <h1>{shown?.title}</h1>
            {shown && <shown.Page />}
          </main>
        </div>
      </UploadTransport>
    </KitFrame>
  )
}

/** CommonMark as elements: no HTML of the writer's is ever taken for HTML. */
import type { ReactNode } from 'react'
import Markdown, { defaultUrlTransform } from 'react-markdown'
import { Link } from '../../../design/link'
import { safeRedirect } from '../../../lib/redirect'
import styles from './markdown.module.css'

interface ArticleTextProps {
  content: string
  /** Pictures by their file; a text names them `file:12`. */
  files: readonly { fileId: number; url?: string }[]
}

export function ArticleText({ content, files }: ArticleTextProps) {
  const pictureOf = (source: string) => files.find(({ fileId }) => source === `file:${fileId}`)?.url
  return (
    <div className={styles.text}>
      <Markdown
        skipHtml
        // Our own pictures have an address of their own kind.
        urlTransform={(url) => (url.startsWith('file:') ? url : defaultUrlTransform(url))}
        components={{
          // A picture from elsewhere is not fetched: it would tell a stranger who reads this.
          img: ({ src, alt }) => {
            const picture = pictureOf(String(src))
            return picture ? <img src={picture} alt={alt ?? ''} /> : <em>{alt || '图片'}</em>
          },
          a: ({ href, children }) => <TextLink href={href}>{children}</TextLink>,
          // The page has its one h1 already.
          h1: 'h2',
        }}
      >
        {content}
      </Markdown>
    </div>
  )
}

function TextLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  if (href.startsWith('/')) return <Link to={safeRedirect(href)}>{children}</Link>
  if (!/^https?:/.test(href)) return <span>{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

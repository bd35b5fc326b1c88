/**
 * A module says once what it brings to the program (`modules/<name>/index.ts`): its screens,
 * its documents, and the tabs that it brings to pages of others. Documents and tabs are loaded
 * when somebody looks at them.
 */
import type { ComponentType } from 'react'
import type { Screen } from '../../state/screen'
import type { DocumentType } from './document'
import type { DocumentDetail } from './types'

export interface Module {
  screens: readonly Screen[]
  /** By business type: the desk opens any of them. */
  documents?: Readonly<Record<string, () => Promise<DocumentType>>>
  tabs?: readonly ModuleTab[]
}

/** The page says which tabs it has and in which order; whose they are, it does not know. */
export interface ModuleTab {
  page: string
  tab: string
  Body: ComponentType<TabProps>
  /** What stands in the head of the page while this tab is open. */
  Actions?: ComponentType
}

export interface TabProps {
  /** The document whose page it is. */
  detail?: DocumentDetail
}

export const defineModule = (declaration: Module): Module => declaration

import type { FileOutput } from '../../output/file-output.ts'
import { filesText } from '../../output/files-text.ts'
import { textLines } from '../layout/text-lines.ts'
import type { Page, PageKey } from '../navigation/page.ts'

/** A page that says what a command would. */
export const outputsPage = (
  title: string,
  outputs: readonly FileOutput[],
  { closing = [], ...page }: Partial<Omit<Page, 'title' | 'body'>> & { readonly closing?: readonly string[] } = {},
): Page => ({ head: [], keys: [], ...page, title, body: { lines: textLines(filesText(outputs, closing)) } })

/** Leads back to the menu, from the end of a journey. */
export const menuKey = (label: string): PageKey => ({ key: 'm', label, act: { type: 'menu' } })

import './without-eval.ts'
import './styles.ts'
import { waitForPaint } from '../app/wait-for-paint.ts'

/** A file dropped beside a field must not make the browser leave the page for it. */
const keepPage = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files') && (event.target as HTMLInputElement).type !== 'file')
    event.preventDefault()
}
addEventListener('dragover', keepPage)
addEventListener('drop', keepPage)

/**
 * Opens a page of one entry. Waits until the HTML from the server is painted before it loads scripts: on a slow line,
 * style sheets and fonts then come first.
 */
export async function openPage(entry: 'site' | 'v2'): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  if (root.hasChildNodes()) await waitForPaint()
  const later = document.getElementById('later')
  if (later instanceof HTMLTemplateElement) document.head.append(later.content)
  try {
    const { start } = await import('./start.tsx')
    await start(root, entry)
  } catch (error) {
    document.getElementById('unopened')?.classList.add('mc-unopened--failed')
    throw error
  }
}

import { useEffect, useEffectEvent } from 'react'
import { formatBlock } from './cell-block.ts'

interface GridClipboard {
  /** Whether the keys of the clipboard are for the grid. */
  readonly isActive: () => boolean
  /** The cells of the selected rows; null where some of the rows are not in the page. */
  readonly selectedRows: () => readonly (readonly string[])[] | null
  /** The selection as text, from where all rows are. */
  readonly readSelection: () => Promise<string>
  readonly onCopied: () => void
  readonly onCopyFailed: () => void
  readonly onPaste: (text: string) => void
  /** Called with what is pasted that is no text: a picture, a file. */
  readonly onPasteOther: () => void
}

/** Copies the selected cells of a grid, and pastes into them. */
export function useGridClipboard(grid: GridClipboard): void {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event
    if (!clipboardData || !grid.isActive()) return
    event.preventDefault()
    if (event.type === 'paste') {
      const text = clipboardData.getData('text/plain')
      if (text !== '') grid.onPaste(text)
      else if (clipboardData.items.length > 0) grid.onPasteOther()
      return
    }
    const rows = grid.selectedRows()
    if (!rows) {
      copyLater(grid.readSelection()).then(grid.onCopied, grid.onCopyFailed)
      return
    }
    clipboardData.setData('text/plain', formatBlock(rows))
    grid.onCopied()
  })
  // Browsers send these events to the page itself when no text can be typed where the focus is.
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handle(event)
    document.addEventListener('paste', listener)
    document.addEventListener('copy', listener)
    return () => {
      document.removeEventListener('paste', listener)
      document.removeEventListener('copy', listener)
    }
  }, [])
}

/** Writes a text that is not there yet to the clipboard, within the key press that asks for it. */
async function copyLater(text: Promise<string>): Promise<void> {
  const content = text.then(value => new Blob([value], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })])
}

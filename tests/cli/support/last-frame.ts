import { render } from 'ink-testing-library'
import type { ReactElement } from 'react'

/** What a terminal of a given width shows of a view. The testing library's own is always 100 columns wide. */
export function lastFrame(view: ReactElement, columns: number): string {
  const instance = render(view)
  Object.defineProperty(instance.stdout, 'columns', { value: columns })
  // Ink measures the terminal again at a resize, and lays out again with what it measured.
  instance.stdout.emit('resize')
  instance.rerender(view)
  return instance.lastFrame() ?? ''
}

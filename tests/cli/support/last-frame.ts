import { render } from 'ink-testing-library'
import type { ReactElement } from 'react'

/** Renders a view in a terminal of a given width. The terminal of the testing library is always 100 columns wide. */
export function lastFrame(view: ReactElement, columns: number): string {
  const instance = render(view)
  Object.defineProperty(instance.stdout, 'columns', { value: columns })
  // Ink reads the width of the terminal only when it is resized.
  instance.stdout.emit('resize')
  instance.rerender(view)
  return instance.lastFrame() ?? ''
}

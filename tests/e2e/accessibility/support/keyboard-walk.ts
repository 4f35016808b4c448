import type { Page } from 'playwright-core'

const longestWalk = 250

export interface Walk {
  /** What the Tab key went through without a visible mark, or before something it precedes in the page. */
  readonly wrong: readonly string[]
  /** What a pointer reaches and the Tab key does not. */
  readonly missed: readonly string[]
  /** Whether the Tab key left the page at the end. */
  readonly leaves: boolean
}

/** Goes through the page with the Tab key, from its beginning to its end, or through the dialog that is open over it. */
export async function walkByKeyboard(page: Page): Promise<Walk> {
  const wrong: string[] = []
  // From the start of the page, wherever the focus was.
  await page.evaluate(() => {
    const start = document.querySelector<HTMLElement>('dialog:modal') ?? document.body
    start.tabIndex = -1
    start.focus()
    start.removeAttribute('tabindex')
  })
  for (let step = 0; step < longestWalk; step++) {
    await page.keyboard.press('Tab')
    const problem = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      if (!element || element === document.body) return 'end'
      const previous = document.querySelector('[data-walked=last]')
      previous?.setAttribute('data-walked', '')
      element.setAttribute('data-walked', 'last')
      const name = element.outerHTML.slice(0, 150)
      // A date is one field of several parts, each a stop of the Tab key.
      if (
        previous &&
        previous !== element &&
        !(previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
      )
        return `before the one before: ${name}`
      // The buttons within a date and a video have the focus of their own, which the browser marks.
      if (element.matches(':is(input[type=date], video):not(:focus)')) return null
      // The design system draws the mark of boxes around their label's square.
      const drawn = element.matches('input[type=checkbox], input[type=radio]')
        ? [...((element as HTMLInputElement).labels ?? [])]
        : [element]
      const styles = [element, ...drawn].flatMap(part => [
        getComputedStyle(part),
        getComputedStyle(part, '::before'),
        getComputedStyle(part, '::after'),
      ])
      const isMarked = styles.some(
        ({ outlineStyle, outlineWidth, content }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && content !== 'none',
      )
      return isMarked ? null : `unmarked: ${name}`
    })
    if (problem === 'end') {
      const missed = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
          .filter(element => document.querySelector('dialog:modal')?.contains(element) ?? true)
          .filter(element => element.checkVisibility({ visibilityProperty: true }))
          .filter(element => !element.closest('[role=grid], [inert]') && !element.matches(':disabled, [type=radio]'))
          // A trap for robots, which people neither see, hear nor reach.
          .filter(element => !element.matches('[aria-hidden=true] [tabindex="-1"]'))
          .filter(element => !element.hasAttribute('data-walked'))
          .map(({ outerHTML }) => outerHTML.slice(0, 150)),
      )
      return { wrong, missed, leaves: true }
    }
    if (problem) wrong.push(problem)
  }
  return { wrong, missed: [], leaves: false }
}

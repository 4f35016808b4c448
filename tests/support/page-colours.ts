import type { Page } from 'playwright-core'

/**
 * Lists the kinds of coloured elements that the page shows. Two elements of one kind have the same colours in both
 * themes: style sheets know them by the same tag, classes and state, on the same background.
 * @param without selectors of the parts to leave out.
 */
export const listColouredKinds = (page: Page, without: readonly string[]): Promise<string[]> =>
  page.evaluate(without => {
    const states = ['disabled', 'open', 'type', 'role', 'fill', 'stroke', 'style', 'data-fr-scheme']
    const ariaStates = ['current', 'selected', 'expanded', 'pressed', 'checked', 'disabled', 'invalid', 'sort', 'busy']
    const attributes = [...states, ...ariaStates.map(state => `aria-${state}`)]
    // The grid and the spacing of the design system colour nothing.
    const layout = /\bfr-(grid-row|col|container|m[trblxy]?|p[trblxy]?)(-\S*)?(?=\s|$)/g
    const classesOf = (element: Element) => element.getAttribute('class')?.replaceAll(layout, '').trim() ?? ''
    const describe = (element: Element): string =>
      [element.localName, classesOf(element), ...attributes.map(name => element.getAttribute(name) ?? '')].join('|') +
      element.matches(':checked')
    const showsWords = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(node => node instanceof Text && node.data.trim() !== '')
    const width = innerWidth < 768 ? 'narrow' : 'wide'
    /** One element of each kind. */
    const kinds = new Map<string, Element>()
    const visit = (element: Element, parent: string, background: string): void => {
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element)
      const own = describe(element)
      const behind = backgroundColor === 'rgba(0, 0, 0, 0)' ? background : `${backgroundColor} of ${own}`
      if (showsWords(element) && element.checkVisibility({ visibilityProperty: true })) {
        const before = element.previousElementSibling ? describe(element.previousElementSibling) : ''
        kinds.set([width, parent, before, own, color, fontSize, fontWeight, behind].join(' / '), element)
      }
      for (const child of element.children)
        if (!without.some(part => child.matches(part))) visit(child, classesOf(element) === '' ? parent : own, behind)
    }
    visit(document.body, '', '')
    // Kept in the page for axe.
    Object.assign(globalThis, { colouredKinds: kinds })
    return [...kinds.keys()]
  }, without)

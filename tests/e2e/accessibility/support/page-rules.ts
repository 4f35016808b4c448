/** Rules that no tool checks as RGAA words them. They run in the page, so each is whole; each lists what breaks it. */

/** Images are hidden, or named; a figure is named by its caption. */
export function listWrongImages(): string[] {
  const nameless = [...document.querySelectorAll('img, svg, [role=img]')].filter(image => {
    if (image.closest('[aria-hidden=true]')) return false
    if (image.parentElement?.closest('[role=img]')) return false
    if (image instanceof HTMLImageElement) return !image.hasAttribute('alt')
    return !image.getAttribute('aria-label')
  })
  const figures = [...document.querySelectorAll('figure')].filter(figure => {
    const caption = figure.querySelector('figcaption')?.textContent
    const name = document.getElementById(figure.getAttribute('aria-labelledby') ?? '')?.textContent
    return !caption || caption !== name
  })
  return [...nameless, ...figures].map(({ outerHTML }) => outerHTML.slice(0, 150))
}

/** Frames, sounds and animated pictures; videos without the controls of the browser, or without subtitles. */
export const listMedia = (): string[] =>
  [
    ...document.querySelectorAll('iframe, frame, object, embed, audio, canvas, img[src*=".gif"]'),
    ...document.querySelectorAll('video:not([controls]), video[autoplay], video:not(:has(track[srclang]))'),
  ].map(({ outerHTML }) => outerHTML.slice(0, 150))

/** Links have a text; a title repeats it; a link that opens a window says so. */
export function listWrongLinks(): string[] {
  const words = (text: string | null) => (text ?? '').replaceAll(/[\s\u00a0\u202f]+/g, '').toLowerCase()
  return [...document.querySelectorAll('a')]
    .filter(link => {
      const [text, title, label] = [link.textContent, link.getAttribute('title'), link.getAttribute('aria-label')]
      if (!link.hasAttribute('href') || words(text) === '') return true
      if (title !== null && !words(title).includes(words(text))) return true
      if (label !== null && /\p{L}/u.test(text ?? '') && !words(label).includes(words(text))) return true
      return link.target === '_blank' && !(title ?? '').endsWith('nouvelle fenêtre')
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
}

/** Tables have a title, and headers with a scope. */
export const listWrongTables = (): string[] =>
  [...document.querySelectorAll('table')]
    .filter(
      table =>
        !table.caption?.textContent?.trim() ||
        ![null, 'grid'].includes(table.getAttribute('role')) ||
        !table.querySelector('th[scope=col]') ||
        [...table.querySelectorAll('th')].some(({ scope }) => scope !== 'col' && scope !== 'row'),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 200))

/** Fields have a label near them, groups a legend, buttons a name. */
export function listWrongFields(): string[] {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const farthest = 60
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(field => {
    const [label] = field.labels ?? []
    if (!shown(field) || field.type === 'hidden') return false
    if (!label) return !field.getAttribute('aria-label')
    const [one, other] = [label.getBoundingClientRect(), field.getBoundingClientRect()]
    const gap = Math.max(other.top - one.bottom, one.top - other.bottom, other.left - one.right, one.left - other.right)
    return !label.textContent?.trim() || gap > farthest
  })
  const groups = [...document.querySelectorAll('fieldset')].filter(
    group => !group.querySelector('legend')?.textContent?.trim(),
  )
  const buttons = [...document.querySelectorAll('button, summary')].filter(
    button => shown(button) && !button.textContent?.trim() && !button.getAttribute('aria-label'),
  )
  return [...fields, ...groups, ...buttons].map(({ outerHTML }) => outerHTML.slice(0, 200))
}

/**
 * The parts of a page, in order, its headings, and no element or attribute that states a mere look. A step of a process may
 * take the whole screen: its content alone, and a link that skips what is before it.
 */
export function listWrongStructure(isFullScreen: boolean): string[] {
  const wrong: string[] = []
  const expect = (is: boolean, rule: string) => void (is || wrong.push(rule))
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  expect(document.doctype?.name === 'html', 'document type')
  expect(document.documentElement.lang === 'fr', 'language')
  expect(/^\S.* - ma cantine$/.test(document.title), 'title')
  const names = isFullScreen ? ['.fr-skiplinks', 'main'] : ['header', '#menu-principal nav', 'main', 'footer']
  const parts = names.map(part => all(`body ${part}`)[0])
  expect(all('main').length === 1, 'one main part')
  expect(parts.every(Boolean), names.join(', '))
  expect(
    parts.every(
      (part, index) =>
        index === 0 ||
        (parts[index - 1]?.compareDocumentPosition(part as Node) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
    'parts in order',
  )
  expect(isFullScreen || all('footer a[href="/v2/plan-du-site"]').length === 1, 'the site map in the footer')
  const levels = all('h1, h2, h3, h4, h5, h6')
    .filter(heading => heading.checkVisibility({ visibilityProperty: true }))
    .map(({ tagName }) => Number(tagName[1]))
  expect(levels.filter(level => level === 1).length === 1 && levels[0] === 1, 'one title, first')
  expect(
    levels.every((level, index) => level - (levels[index - 1] ?? 0) <= 1),
    `levels of headings: ${levels}`,
  )
  const looks = 'b, i, u, s, big, tt, font, center, strike, marquee, blink, [align], [bgcolor], [border], [cellpadding]'
  for (const { outerHTML } of all(looks)) wrong.push(outerHTML.slice(0, 100))
  const ids = all('[id]').map(({ id }) => id)
  expect(new Set(ids).size === ids.length, 'ids used once')
  return wrong
}

/**
 * The texts that are cut by the box around them, but for the cells of the grid, whose value is written whole below it, and
 * buttons of a single icon, which a title names.
 */
export function listCutTexts(): string[] {
  const cuts = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    return [overflowX, overflowY].some(value => value === 'hidden' || value === 'clip')
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const wrong: string[] = []
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    if (!nodeValue?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
    // Browsers that show a video do not show the sentence within it.
    if (parentElement.closest('script, style, noscript, video, .fr-sr-only, [role=grid], [role=img], button[title]'))
      continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const text = range.getBoundingClientRect()
    for (let box: Element | null = parentElement; box && box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect()
      // What is hidden from sight is a point.
      if (!cuts(box) || edge.width <= 2 || edge.height <= 2) continue
      if (text.right > edge.right + 1 || text.left < edge.left - 1 || text.bottom > edge.bottom + 1)
        wrong.push(`${nodeValue.slice(0, 60)} in ${box.outerHTML.slice(0, 100)}`)
    }
  }
  return wrong
}

/** The texts that show, in the order of the document. */
export function listShownTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    // What tells the columns out of sight goes when the layout shows them.
    if (parentElement?.closest('script, style, noscript, .mc-check-aside')) continue
    if (nodeValue?.trim() && parentElement?.checkVisibility({ visibilityProperty: true })) texts.push(nodeValue.trim())
  }
  return texts
}

/** The fields and buttons without an outline of their own; links keep the colour of links. */
export const listWithoutOutline = (): string[] =>
  [...document.querySelectorAll('main button.fr-btn, main .fr-input, main .fr-select')]
    .filter(element => element.checkVisibility({ visibilityProperty: true }))
    .filter(element => {
      const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element)
      const isDrawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0
      return !isDrawn(borderTopStyle, borderTopWidth) && !isDrawn(outlineStyle, outlineWidth)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 150))

import type { Page } from 'playwright-core'

/**
 * Makes the page mark the title of its first display, before any script of the site runs, with whether its fields are
 * disabled. A title that React replaces loses its mark.
 */
export const markFirstDisplays = (page: Page) =>
  page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      const title = document.querySelector('#root[aria-busy] h1')
      if (!title || !document.querySelector('#root ~ noscript')) return
      observer.disconnect()
      const waiting = [...document.querySelectorAll('input')].every(({ disabled }) => disabled)
      title.setAttribute('data-marked', waiting ? 'fields wait' : 'fields do not wait')
    }).observe(document, { childList: true, subtree: true }),
  )

export const readMarks = (page: Page) =>
  page.locator('h1[data-marked]').evaluateAll(titles => titles.map(title => title.getAttribute('data-marked')))

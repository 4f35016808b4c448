import type { Page } from 'playwright-core'

/**
 * Unfolds an accordion by its title, once the scripts of the design system have taken it over: until then, a click may be
 * lost.
 */
export async function unfold(page: Page, title: string): Promise<void> {
  const button = page.getByRole('button', { name: title, exact: true })
  await button.and(page.locator('[data-fr-js-collapse-button=true]')).click()
  await button.and(page.locator('[aria-expanded=true]')).waitFor()
}

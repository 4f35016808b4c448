import type { Locator, Page } from 'playwright-core'

const longestWay = 150

/** Somebody without a mouse: goes from one thing to the next with the Tab key, and acts with Enter and the space bar. */
export class Keyboard {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Tabs to it, forwards; fails when it cannot be reached. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor()
    for (let step = 0; step < longestWay; step++) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`The Tab key does not lead to ${target}`)
  }

  /** Types into the field whose label (its hint included) begins so, in place of what it holds or after it. */
  async fill(label: string | RegExp, text: string, { after = false } = {}): Promise<void> {
    const beginning = typeof label === 'string' ? new RegExp(`^${label}`) : label
    await this.reach(this.page.getByLabel(beginning))
    await this.page.keyboard.press(after ? 'End' : 'ControlOrMeta+A')
    await this.page.keyboard.type(text)
  }

  async tick(label: string | RegExp): Promise<void> {
    await this.reach(this.page.getByRole('checkbox', { name: label }))
    await this.page.keyboard.press('Space')
  }

  async press(name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
    await this.reach(this.page.getByRole(role, { name, exact: true }).last())
    await this.page.keyboard.press('Enter')
  }
}

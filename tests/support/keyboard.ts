import type { Locator, Page } from 'playwright-core'

const longestWay = 150

/** A user without a mouse: moves with the Tab key, acts with Enter and the space bar. */
export class Keyboard {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Tabs forwards to an element; fails when Tab does not reach it. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor()
    for (let step = 0; step < longestWay; step++) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`The Tab key does not lead to ${target}`)
  }

  /**
   * Types into the field whose label, hint included, starts with this text; replaces its value, or adds to it with
   * `after`.
   */
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

import type { Locator, Page } from 'playwright-core'

/** What Playwright types goes to what has the focus. */
const typing = ['fill', 'press', 'pressSequentially'] as const

const patched = new WeakSet<object>()

/**
 * Makes what types in a field wait until no modal dialog stands before it: behind one, a field cannot take the focus,
 * and the text would be lost without an error. A dialog that is closed may stand there a moment longer.
 */
export function reachBeforeTyping(page: Page): void {
  const prototype: Pick<Locator, (typeof typing)[number]> = Object.getPrototypeOf(page.locator('html'))
  if (patched.has(prototype)) return
  patched.add(prototype)
  for (const name of typing) {
    const type = prototype[name]
    prototype[name] = async function (this: Locator, ...parameters: [string]) {
      await waitUntilReachable(this)
      return type.apply(this, parameters)
    }
  }
}

async function waitUntilReachable(field: Locator): Promise<void> {
  const element = await field.elementHandle()
  const frame = await element?.ownerFrame()
  await frame?.waitForFunction(element => {
    const modals = [...document.querySelectorAll(':modal')]
    return modals.length === 0 || modals.some(modal => modal.contains(element))
  }, element)
  await element?.dispose()
}

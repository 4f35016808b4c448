import { fileURLToPath } from 'node:url'
import { type PasswordStrength, passwordStrength } from '@ma-cantine/lib/accounts/password-strength'
import { expect, test } from 'vitest'
import { openBrowserPage } from '../../support/browser-page.ts'
import { bundle } from '../../support/bundle.ts'

const page = `<!doctype html><html lang="fr"><title>ma cantine</title><script type="module" src="/page.js"></script></html>`

test('a browser judges a password as the server does, with dictionaries that load on demand', async () => {
  const files = await bundle({
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    build: {
      lib: { entry: 'tests/lib/accounts/password-page.ts', formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: 'page.js' } },
    },
  })
  expect(files.get('page.js')?.length).toBeLessThan(20_000)
  const { tab, address, close } = await openBrowserPage(files.set('index.html', page))
  try {
    await tab.goto(address)
    await tab.waitForFunction('globalThis.passwordStrength')
    for (const password of ['azertyuiop', 'Printemps2024', 'camille.dupont', 'quatre mots sans rapport']) {
      const owner = { firstName: 'Camille', lastName: 'Dupont' }
      const judged = await tab.evaluate(
        ([password, owner]) =>
          (
            globalThis as unknown as { passwordStrength(...args: unknown[]): Promise<PasswordStrength> }
          ).passwordStrength(password, owner),
        [password, owner] as const,
      )
      expect(judged).toEqual(await passwordStrength(password, owner))
    }
  } finally {
    await close()
  }
})

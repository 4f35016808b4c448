import { existsSync, readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startTestServer } from '../server/support/test-server.ts'
import { expectWithin } from '../support/budget.ts'
import { listFirstFiles } from '../support/first-files.ts'

/** The bytes of a file of the site as browsers get it. */
function weigh(name: string): number {
  const path = `web/site${name}`
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

const sum = (names: readonly string[]): number => names.reduce((total, name) => total + weigh(name), 0)

// `tests/e2e/frame/first-load.test.ts` holds that a first visit loads these files.
test('the first visit of home loads at most 180 kB of scripts and 120 kB of styles and letters', async () => {
  const server = await startTestServer()
  try {
    const { body } = await server.app.inject({ url: '/', headers: { accept: 'text/html' } })
    const [scripts = [], others = []] = [true, false].map(isScript =>
      listFirstFiles(body).filter(name => name.endsWith('.js') === isScript),
    )
    expectWithin('scripts', sum(scripts), 180_000)
    expectWithin('styles and letters', sum(others), 120_000)
  } finally {
    await server.close()
  }
})

test('the site has only the icons that screens show', () => {
  const icons = readdirSync('web/site/assets').filter(name => name.endsWith('.svg'))
  expect(icons.length).toBeLessThan(150)
})

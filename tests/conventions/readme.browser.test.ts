import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type BrowserPage, openBrowserPage } from '../support/browser-page.ts'
import { bundle } from '../support/bundle.ts'
import { examplePath } from '../support/examples.ts'
import { readmePrograms } from '../support/readme-programs.ts'
import { onSources } from '../support/sources.ts'

/** Inside the project, where the library is found. */
const folder = fileURLToPath(new URL(`../.readme-${process.pid}/`, import.meta.url))
beforeAll(() => void mkdirSync(folder))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the program of the README for Node', () => {
  /** Runs it among the examples, after the given change. */
  async function runReadme(change: (code: string) => string): Promise<string> {
    const file = join(folder, 'node.ts')
    writeFileSync(file, change(readmePrograms.node))
    const { stdout } = await promisify(execFile)(process.execPath, [onSources, file], {
      cwd: dirname(examplePath('achats.csv')),
    })
    return stdout
  }

  test('checks a file', async () => {
    expect(await runReadme(code => code)).toMatch(/^true 12 0 [0-9a-f]{64}\n$/)
  })

  test('says what is wrong with another', async () => {
    const stdout = await runReadme(code => code.replace('achats.csv', 'achats-nombreuses-erreurs.csv'))
    expect(stdout).toMatch(/^false 8 12 /)
    expect(stdout).toContain('ligne 3 : « POISSONS » ne fait pas partie des valeurs possibles.')
  })
})

describe('the page of the README', () => {
  let page: BrowserPage
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), readmePrograms.page)
    writeFileSync(join(folder, 'check.ts'), readmePrograms.browser)
    page = await openBrowserPage(await bundle({ root: folder }))
  }, 300_000)
  afterAll(() => page?.close())

  /** What the page says of a file, as its user gives it. */
  async function say(name: string): Promise<string> {
    const complaints: string[] = []
    const complain = (complaint: { text(): string } | Error) =>
      void complaints.push('text' in complaint ? complaint.text() : complaint.message)
    page.tab.on('console', complain).on('pageerror', complain)
    onTestFinished(() => void page.tab.off('console', complain).off('pageerror', complain))
    await page.tab.goto(page.address)
    await page.tab.locator('input[type=file]').setInputFiles(examplePath(name))
    const output = page.tab.locator('output').filter({ hasText: name })
    await output.waitFor().catch(() => expect(complaints, 'the page said nothing').toEqual([]))
    expect(complaints).toEqual([])
    return output.innerText()
  }

  test('checks a file, under a strict content policy', async () => {
    expect(await say('achats.csv')).toBe('achats.csv : valide')
  })

  test('says what is wrong with another', async () => {
    const said = await say('achats-nombreuses-erreurs.csv')
    expect(said).toMatch(/^achats-nombreuses-erreurs\.csv : à corriger\n/)
    expect(said).toContain('« POISSONS » ne fait pas partie des valeurs possibles.')
  })

  test.each(['achats.xlsx', 'cantines.ods'])('checks a workbook, %s', async name => {
    expect(await say(name)).toBe(`${name} : valide`)
  })

  test('checks files where streams cannot be iterated over, as in Safari', async () => {
    await page.tab.addInitScript(() => {
      const stream = ReadableStream.prototype as Partial<ReadableStream>
      delete stream.values
      delete stream[Symbol.asyncIterator]
    })
    expect(await say('achats.csv')).toBe('achats.csv : valide')
    expect(await say('achats.xlsx')).toBe('achats.xlsx : valide')
    expect(await page.tab.evaluate(() => Symbol.asyncIterator in ReadableStream.prototype)).toBe(false)
  })
})

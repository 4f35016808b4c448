import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import type { Locator, Page } from 'playwright-core'
import { waitUntilSettled } from '../../../support/settled-page.ts'
import { inFrench } from './spoken-french.ts'

const path = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')

/** A module cannot be loaded into a page whose policy forbids foreign scripts: it is run as the text of a script. */
const source = `(() => {
${readFileSync(path, 'utf8').replace(/export *\{ *([\w$]+) as Virtual, *([\w$]+) as virtual *\};?/, 'globalThis.screenReader = $2')}
})()`

/** The virtual reader stumbles over parts that leave the page while it listens. */
export const readerProblems = [/getElementById is not a function/]

/** « 27 novembre 2026 », « 27 nov. », 2026-11-27 */
const writtenDay =
  /(?:1er|\d{1,2}) (?:janv\.|janvier|févr\.|février|mars|avr\.|avril|mai|juin|juil\.|juillet|août|sept\.|septembre|oct\.|octobre|nov\.|novembre|déc\.|décembre)(?: 20\d\d)?|20\d\d-\d\d-\d\d/g

interface PageWithReader {
  readonly screenReader: Virtual
}

/** What a blind person hears of a page: its parts are read one after the other, as a journey comes to them. */
export class ScreenReader {
  private readonly page: Page
  private readonly heard: string[] = []

  constructor(page: Page) {
    this.page = page
  }

  /** Reads a part of the page from its beginning to its end, at this point of the journey. */
  async read(point: string, part: Locator): Promise<void> {
    await part.waitFor()
    await waitUntilSettled(this.page)
    await this.load()
    const phrases = await part.evaluate(async container => {
      const { screenReader } = globalThis as unknown as PageWithReader
      // The virtual reader looks at the attribute, which tells what was checked at first.
      for (const input of container.querySelectorAll('input')) input.toggleAttribute('checked', input.checked)
      await screenReader.start({ container })
      const most = 2000
      const first = await screenReader.lastSpokenPhrase()
      for (let step = 0; step < most; step++) {
        await screenReader.next()
        if ((await screenReader.lastSpokenPhrase()) === first) break
      }
      const log = await screenReader.spokenPhraseLog()
      await screenReader.stop()
      return log
    })
    this.heard.push(`> ${point}`, ...inFrench(phrases), '')
  }

  /** All that was heard, a line each, without this year and the days, which move with the calendar. */
  textWithout(year: number | null): string {
    const text = this.heard.join('\n').trim().replaceAll(writtenDay, '…')
    return `${year === null ? text : text.replaceAll(new RegExp(`\\b${year}\\b`, 'g'), '…')}\n`
  }

  private async load(): Promise<void> {
    if (!(await this.page.evaluate(() => 'screenReader' in globalThis))) await this.page.evaluate(source)
  }
}

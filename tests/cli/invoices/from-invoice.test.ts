import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ElectronicInvoice } from '@ma-cantine/lib/invoices/electronic-invoice'
import { readInvoice } from '@ma-cantine/lib/invoices/read-invoice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { ciiInvoice, pdfWith, ublInvoice } from '../../support/invoices.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, createFile, folder } from '../support/run-cli.ts'

const example = (name: string) => examplePath(`invoices/${name}`)
const expected = (name: string) => readFileSync(example(`expected/${name}`), 'utf8')
const fromInvoice = (...args: string[]) => cli(['purchases', 'from-invoice', ...args])

describe('purchases from-invoice', () => {
  test.each([
    ['factur-x.pdf', 'factur-x.csv'],
    ['facture-ubl.xml', 'facture-ubl.csv'],
  ])('makes of the example %s the purchases of %s, which the check takes', async (name, csv) => {
    const { exitCode, stdout, stderr } = await fromInvoice(example(name))
    expect(stdout).toBe(expected(csv))
    expect(exitCode).toBe(0)
    expect(stderr).toContain('À compléter avant l’import : les familles et les caractéristiques')
    expect((await cli(['validate', '-'], { stdin: stdout })).exitCode).toBe(0)
  })

  test('refuses the credit note of the examples, and says what to do', async () => {
    const { exitCode, stdout, stderr } = await fromInvoice(example('avoir-ubl.xml'))
    expect([exitCode, stdout]).toEqual([1, ''])
    expect(stderr).toContain('avoir AV-12 de Crèmerie des Causses, du 24/03/2026')
    expect(stderr).toMatch(/ligne 1, « Roquefort AOP », -14,00\s€/)
    expect(stderr).toContain('→ Corrigez l’achat d’origine')
    expect(stderr).toContain('Aucun achat : rien n’est écrit.')
  })

  test('writes what is right of several invoices, names what is refused, and exits with 1', async () => {
    const output = join(folder(), 'achats.csv')
    const plain = createFile(await pdfWith({}), 'plan.pdf')
    const { exitCode, stdout, stderr } = await fromInvoice(
      plain,
      example('facture-ubl.xml'),
      ...['--output', output, '--canteen', '213 401 722 01787'],
    )
    expect(exitCode).toBe(1)
    expect(stdout).toBe(`2 achats dans ${output}\n`)
    expect(readFileSync(output, 'utf8')).toBe(expected('facture-ubl.csv'))
    expect(stderr).toContain('Ce PDF n’est pas une facture électronique')
    expect((await fromInvoice(example('facture-ubl.xml'), '-o', output)).exitCode).toBe(2)
  })

  test('tells programs all of it in JSON', async () => {
    const { exitCode, stdout } = await fromInvoice('--json', example('factur-x.pdf'), example('avoir-ubl.xml'))
    expect(exitCode).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      output: null,
      purchases: 3,
      files: [
        {
          invoice: {
            number: 'FA-2026-0318',
            profile: 'EN_16931',
            totalHt: '241.95',
            buyerSirets: ['21340172201787'],
            warnings: [{ code: 'shared' }, { code: 'free-lines', count: 1 }],
            drafts: [
              { mentioned: ['BIO', 'FRANCE'], refusal: null },
              { mentioned: ['HVE', 'FRANCE'] },
              { mentioned: [] },
            ],
          },
        },
        { invoice: { isCreditNote: true, drafts: [{ priceHt: '-14.00', refusal: { code: 'credit-note' } }] } },
      ],
    })
  })

  test('reads files of all kinds as the library does', async () => {
    const files = new URL('../../lib/invoices/files/', import.meta.url)
    const names = readdirSync(files)
    const { stdout } = await fromInvoice('--json', ...names.map(name => fileURLToPath(new URL(name, files))))
    const told = (JSON.parse(stdout) as { files: { invoice?: ElectronicInvoice }[] }).files.map(
      ({ invoice }) => invoice,
    )
    const read = await Promise.all(names.map(name => readInvoice(readFileSync(new URL(name, files)))))
    const facts = (invoice?: ElectronicInvoice) => [
      invoice?.totalHt,
      invoice?.buyerSirets,
      invoice?.drafts.map(({ priceHt }) => priceHt),
      invoice?.warnings.map(({ code }) => code),
    ]
    expect(told.map(facts)).toEqual(read.map(reading => facts('invoice' in reading ? reading.invoice : undefined)))
  })

  test('tells of a missing SIRET and a missing product, which the check then names', async () => {
    const xml = createFile(ciiInvoice({ profile: 'MINIMUM', total: '310.20' }), 'total.xml')
    const { exitCode, stdout, stderr } = await fromInvoice(xml)
    expect(exitCode).toBe(0)
    expect(stdout.split('\r\n')[1]).toBe(';;Primeurs du Lez;2026-03-15;310.20;;;')
    expect(stderr).toContain('donnez-le avec --canteen')
    expect(stderr).toContain('remplissez la colonne « description »')
  })

  test('refuses a wrong use with 2: a wrong SIRET, a file that is not there, both ways at once', async () => {
    expect((await fromInvoice('--canteen', '12345678901234', example('facture-ubl.xml'))).stderr).toContain('SIRET')
    expect((await fromInvoice('absent.xml')).exitCode).toBe(2)
    expect((await fromInvoice('--send', '-o', 'x.csv', example('facture-ubl.xml'))).exitCode).toBe(2)
  })

  test('reads the standard input, and speaks English', async () => {
    const stdin = readFileSync(example('avoir-ubl.xml'), 'utf8')
    const { exitCode, stderr } = await cli(['purchases', 'from-invoice', '-', '--lang', 'en'], { stdin })
    expect(exitCode).toBe(1)
    expect(stderr).toContain('A credit note cannot be saved')
  })
})

describe('purchases from-invoice --send', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  test('imports the purchases once, without family or characteristics; a refusal sends nothing', async () => {
    const env = { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token }
    const send = (...files: string[]) => cli(['purchases', 'from-invoice', '--send', ...files], { env })
    const list = async () =>
      JSON.parse((await cli(['purchases', '--json', '--search', 'Crèmerie des Causses'], { env })).stdout).purchases
    const refused = await send(example('facture-ubl.xml'), example('avoir-ubl.xml'))
    expect(refused.exitCode).toBe(1)
    expect(refused.stderr).toContain('Rien n’a été envoyé')
    expect(await list()).toEqual([])

    const sent = await send(example('facture-ubl.xml'))
    expect(sent.exitCode, sent.stderr).toBe(0)
    expect(sent.stdout).toContain('2 achats enregistrés')
    const choices = { family: null, characteristics: [] }
    expect(await list()).toEqual([expect.objectContaining(choices), expect.objectContaining(choices)])
    expect((await send(example('facture-ubl.xml'))).exitCode).toBe(1)
    expect(await list()).toHaveLength(2)
  })
  test('lines that do not make the announced total are imported only once a person says so', async () => {
    const env = { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token }
    const siret = '21340172201787'
    const lines = [{ name: 'Carottes', net: '100.00' }]
    const invoice = (number: string, total: string, made = ciiInvoice) =>
      createFile(made({ number, seller: 'Ferme du Pont', buyerSiret: siret, lines, total }), `${number}.xml`)
    const send = (...args: string[]) => cli(['purchases', 'from-invoice', '--send', ...args], { env })
    const count = async () =>
      JSON.parse((await cli(['purchases', '--json', '--search', 'Ferme du Pont'], { env })).stdout).purchases.length
    for (const file of [invoice('A', '95.00'), invoice('B', '100.01', ublInvoice), invoice('C', '250.00')]) {
      expect((await fromInvoice(file)).exitCode).toBe(0)
      const { exitCode, stderr } = await send(file)
      expect(exitCode).toBe(1)
      expect(stderr).toMatch(/✖ .*Les lignes font 100,00\s€ hors taxes, mais la facture annonce un total de/)
      expect(stderr).toContain('--accept-other-total')
      expect(stderr).toContain('Rien n’a été envoyé')
    }
    expect(await count()).toBe(0)
    const { stdout } = await send('--json', invoice('A', '95.00'))
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, purchases: 0, files: [{ error: { code: 'other-sum' } }] })
    expect((await send('--accept-other-total', invoice('A', '95.00'))).exitCode).toBe(0)
    expect(await count()).toBe(1)
  })
})

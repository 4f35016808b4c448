import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, folder, type RunOptions } from '../support/run-cli.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
  for (const [description, provider] of [
    ['Carottes bio 5 kg', 'SARL Primeurs du Lez'],
    ['CAROTTE BIO', 'Primeurs du Lez'],
    ['Sel fin', null],
  ]) {
    const body = { description, provider, canteen: server.account.canteens[0]?.id, date: '2024-03-12', priceHt: 10 }
    const response = await fetch(`${server.url}/api/v1/purchases/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.account.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, family: 'FRUITS_ET_LEGUMES', characteristics: ['BIO'] }),
    })
    expect(response.status).toBe(201)
  }
})
afterAll(() => server.stop())

const run = (args: readonly string[], options: RunOptions = {}) =>
  cli(['labels', ...args], {
    ...options,
    env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...options.env },
  })
const listed = async (...args: readonly string[]) => JSON.parse((await run(['--json', ...args])).stdout)
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

test('what is remembered is listed by product and supplier, however they are written, and searched', async () => {
  expect(await listed('--search', 'carotte')).toMatchObject({
    ok: true,
    count: 1,
    labels: [{ family: 'FRUITS_ET_LEGUMES', characteristics: ['BIO'], purchaseCount: 2, isForgotten: false }],
  })
  const { stdout } = await run(['--search', 'sel'])
  expect(plain(stdout)).toContain('Sel fin')
  expect(plain(stdout)).toContain('1 achat, la dernière fois le 12/03/2024')
  expect((await run(['list', '--fields', 'purchaseCount', '--search', 'carotte'])).stdout).toBe('purchaseCount\n2\n')
})

test('a product is forgotten, recalled, and refused with 1 and the way out where nothing changes', async () => {
  const supplier = ['--supplier', 'primeurs du lez']
  const forgotten = await run(['forget', 'carottes BIO', ...supplier])
  expect([forgotten.exitCode, plain(forgotten.stdout)]).toEqual([0, expect.stringContaining('Rien n’est plus proposé')])
  expect((await listed('--search', 'carotte')).labels).toMatchObject([{ isForgotten: true, count: 0 }])
  expect((await run(['recall', 'Carotte bio', ...supplier])).exitCode).toBe(0)
  expect((await listed('--search', 'carotte')).labels).toMatchObject([{ isForgotten: false, count: 2 }])
  const again = await run(['recall', 'Carotte bio', ...supplier, '--json'])
  expect([again.exitCode, JSON.parse(again.stdout).error]).toEqual([
    1,
    expect.objectContaining({ code: 'not-forgotten', hint: expect.stringContaining('ma-cantine labels') }),
  ])
  const unknown = await run(['forget', 'Carottes bio', '--supplier', 'Personne', '--lang', 'en'])
  expect([unknown.exitCode, unknown.stderr]).toEqual([1, expect.stringContaining('None of your canteens')])
})

test('what is remembered is exported, to the standard output or to a file that is not overwritten', async () => {
  const { stdout } = await run(['export', '--output', '-', '--search', 'sel'])
  expect(stdout.split('\r\n').filter(line => line.includes('Sel fin'))).toHaveLength(1)
  const cwd = folder()
  expect((await run(['export', '--output', 'labels.xlsx'], { cwd })).exitCode).toBe(0)
  expect((await run(['export', '--output', 'labels.xlsx'], { cwd })).exitCode).toBe(2)
})

test('what a product is proposed with is decided, on the version that was read, and taken back', async () => {
  const product = ['correct', 'carotte bio', '--supplier', 'primeurs du lez']
  const [{ version }] = (await listed('--search', 'carotte')).labels
  const corrected = await run([
    ...product,
    '--family',
    'légumes',
    '--characteristic',
    'hve,label rouge',
    '--local',
    'region',
  ])
  expect([corrected.exitCode, plain(corrected.stderr)]).toEqual([2, expect.stringContaining('FRUITS_ET_LEGUMES')])
  const right = ['--family', 'fruits et légumes', '--characteristic', 'LABEL_ROUGE', '--local', 'REGION']
  expect((await run([...product, ...right])).exitCode).toBe(0)
  expect((await listed('--search', 'carotte')).labels).toMatchObject([
    {
      characteristics: ['LABEL_ROUGE', 'LOCAL'],
      localDefinition: 'REGION',
      decision: { provider: expect.any(String) },
    },
  ])
  expect(plain((await run(['--search', 'carotte'])).stdout)).toMatch(/décidé à la main par .* le \d\d\//)
  const late = await run([...product, '--characteristic', 'BIO', '--based-on', version, '--json'])
  expect([late.exitCode, JSON.parse(late.stdout).error.code]).toEqual([1, 'decided-meanwhile'])
  for (const wrong of [[], ['--follow-purchases', '--family', 'AUTRES']]) {
    expect((await run([...product, ...wrong])).exitCode).toBe(2)
  }
  const impossible = await run([...product, '--family', 'AUTRES', '--characteristic', 'PECHE_DURABLE'])
  expect([impossible.exitCode, plain(impossible.stderr)]).toEqual([1, expect.stringContaining('n’existe pas')])
  const lateBack = await run([...product, '--follow-purchases', '--based-on', version, '--json'])
  expect([lateBack.exitCode, JSON.parse(lateBack.stdout).error.code]).toEqual([1, 'decided-meanwhile'])
  expect((await run([...product, '--follow-purchases'])).exitCode).toBe(0)
  expect((await listed('--search', 'carotte')).labels).toMatchObject([{ characteristics: ['BIO'], decision: null }])
  expect((await run([...product, '--follow-purchases'])).exitCode).toBe(1)
})

test('the list and its export are in the order that is asked for', async () => {
  const names = async (...args: readonly string[]) =>
    (await listed(...args)).labels.map(({ description }: { readonly description: string }) => description)
  expect((await names('--sort', '-article'))[0]).toBe('Sel fin')
  expect((await names('--sort', 'article')).at(-1)).toBe('Sel fin')
  expect((await run(['--sort', 'prix'])).exitCode).toBe(2)
  const { stdout } = await run(['export', '--output', '-', '--sort', '-article'])
  expect(stdout.split('\r\n')[1]).toContain('Sel fin')
})

test('a canteen is kept apart and put back, and its memory is read by its number', async () => {
  const id = server.account.canteens[0]?.id ?? 0
  expect(plain((await run(['sharing'])).stdout)).toContain('Toutes vos cantines')
  const apart = await run(['sharing', '--apart', String(id), '--json'])
  expect(JSON.parse(apart.stdout)).toMatchObject({ ok: true, apart: [{ id }] })
  expect(plain((await run(['sharing'])).stdout)).toContain(`(n° ${id})`)
  expect((await listed()).count).toBe(0)
  expect((await listed('--canteen', String(id))).count).toBe(2)
  const article = ['sel fin', '--canteen', String(id)]
  expect((await run(['forget', 'sel fin'])).exitCode).toBe(1)
  expect((await run(['forget', ...article])).exitCode).toBe(0)
  expect((await run(['recall', ...article])).exitCode).toBe(0)
  expect((await run(['correct', ...article, '--family', 'AUTRES'])).exitCode).toBe(0)
  expect((await run(['correct', ...article, '--follow-purchases'])).exitCode).toBe(0)
  const { stdout } = await run(['export', '--output', '-', '--canteen', String(id)])
  expect(stdout).toContain('Sel fin')
  expect((await run(['sharing', '--together', String(id)])).exitCode).toBe(0)
  expect((await listed()).count).toBe(2)
  expect((await run(['sharing', '--apart', '999999999'])).exitCode).not.toBe(0)
})

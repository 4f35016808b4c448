/** @module-tag long */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSnapshot } from '../../../server/open-data/make-snapshot.ts'
import { makeSiret } from '../../server/support/sirets.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const path = '/donnees-ouvertes'

test('before the first night the page says when to come back, and afterwards it gives the files', async () => {
  const page = await site.page({ width: 'phone' })
  await page.goto(path)
  await page.getByText('les premiers ne le sont pas encore : revenez demain').waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^Télécharger/ }).count()).toBe(0)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  for (let number = 1; number <= 3; number++) await site.server.addCanteen(makeSiret(number), [])
  await makeSnapshot(site.server.app.services, new AbortController().signal)
  await page.reload()
  await page.getByText(/^Ces fichiers donnent l’état des données au \d+/).waitFor()
  await page.getByText('3 lignes', { exact: true }).waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  // What is downloaded has the digest that stands beside it.
  const row = page.getByRole('row').filter({ hasText: 'cantines.parquet' })
  const download = page.waitForEvent('download')
  await row.getByRole('link', { name: 'Télécharger cantines.parquet' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('cantines.parquet')
  const digest = createHash('sha256')
    .update(await readFile(await file.path()))
    .digest('hex')
  await expect.poll(() => row.locator('code').textContent()).toBe(digest)

  await page.getByRole('button', { name: 'Colonnes : Cantines visibles du public' }).click()
  await page.getByRole('rowheader', { name: 'code_insee_commune' }).waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Schéma Table Schema, version 1.0.0' }).waitFor()
})

test('the figures of territories lead to it, and it is read without scripts and in English', async () => {
  const page = await site.page()
  await page.goto('/statistiques-regionales')
  await page.getByRole('link', { name: 'Télécharger ces chiffres et les bilans qui les font' }).click()
  await page.getByRole('heading', { level: 1, name: 'Données ouvertes' }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Open data' }).waitFor()
  await page.getByText(/^These files tell the state of the data on /).waitFor()
  await expectNoViolations(page)

  const answer = await site.server.app.inject({ url: path, headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Bilans télédéclarés, en parts des achats')
  expect(answer.body).toContain('/static/open-data/statistiques.csv')
})

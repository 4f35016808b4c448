/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeFirstContent } from '../../../server/first-content/write-first-content.ts'
import { inHours, writeEvent, writeVideo } from '../../server/support/write-community.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
beforeEach(() => site.server.empty())
afterAll(() => site.close())

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Prochains événements' })

test('a visitor sees what comes, adds it to a calendar, and sees a webinar again with its subtitles', async () => {
  await writeFirstContent(site.server.app.services.database)
  const page = await site.page({ width: 'narrow' })
  await page.goto('/communaute')
  await page.getByRole('heading', { level: 1, name: 'Webinaires et rencontres' }).waitFor()
  await page.getByRole('heading', { level: 3, name: 'Journée des cantines de Bretagne' }).waitFor()
  await page.getByText('Salle des Glycines, 35000 Rennes').waitFor()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Ajouter à mon agenda \(ICS\)/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/^evenement-\d+\.ics$/)

  // A webinar of two categories is in both.
  const cards = page.getByRole('link', { name: 'Importer ses achats sans retaper une ligne' })
  await expect.poll(() => cards.count()).toBe(2)
  await cards.first().click()
  await page.getByRole('heading', { level: 1, name: 'Importer ses achats sans retaper une ligne' }).waitFor()
  await expect.poll(() => page.title()).toBe('Importer ses achats sans retaper une ligne - ma cantine')
  await expectAccessible(page)
  const player = page.locator('video')
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0)).toBe(8)
  await player.evaluate((video: HTMLVideoElement) => video.pause())

  await page.getByRole('button', { name: 'Transcription', exact: true }).click()
  await page.getByText('Partez du fichier d’exemple, ou de celui de votre logiciel.').first().waitFor()
  await page.getByRole('button', { name: 'Agrandir la transcription' }).click()
  await page.getByRole('dialog', { name: 'Transcription' }).getByText('Annulable').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Les autres webinaires' }).waitFor()
})

test('without meetings and webinars the page says so, and a video says what it lacks', async () => {
  const page = await site.page({ dark: true, expected: [/404 GET/] })
  await page.goto('/communaute')
  await page.getByText('Aucun événement n’est prévu pour l’instant.').waitFor()
  await page.getByText('Aucun webinaire n’est encore à revoir.').waitFor()
  await expectAccessible(page)

  const bare = await writeVideo(site.server, { title: 'Sans rien', video: '/media/videos/absente.webm' })
  const waiting = await writeVideo(site.server, { title: 'Bientôt' })
  await page.goto(`/webinaires/${bare}`)
  await page.getByText('Il lui manque des sous-titres et une transcription.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Déclaration d’accessibilité' }).waitFor()
  await expectAccessible(page)
  await page.goto(`/webinaires/${waiting}--Bientôt`)
  await page.getByText('La vidéo n’est pas encore là').waitFor()
  await page.goto('/webinaires/404')
  await page.getByText('Ce webinaire n’existe pas, ou n’est plus en ligne.').waitFor()
  await expectAccessible(page)
})

test('a banner tells of meetings that the reader has not seen, until it is closed or they are read', async () => {
  await writeEvent(site.server)
  const page = await site.page()
  await page.goto('/blog')
  await banner(page).waitFor()
  await expectAccessible(page)
  await banner(page).getByRole('button', { name: 'Masquer ce message' }).click()
  await expect.poll(() => banner(page).count()).toBe(0)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
  expect(await banner(page).count()).toBe(0)

  await writeEvent(site.server, { title: 'Un autre', startDate: inHours(48), endDate: inHours(49) })
  await page.reload()
  await banner(page).getByRole('link', { name: 'Voir les événements' }).click()
  await page.getByRole('heading', { level: 3, name: 'Un autre' }).waitFor()
  await page.goto('/blog')
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
  expect(await banner(page).count()).toBe(0)
})

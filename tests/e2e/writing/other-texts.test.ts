/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPartner } from '../../server/support/add-partner.ts'
import { makeSiret } from '../../server/support/sirets.ts'
import { openWritingRoom } from '../../support/open-writing-room.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** A film that comes with the site. */
const webinar = 'cuisines-centrales.webm'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

test('the team announces a meeting, told of what is missing, and visitors see it at the hour of Paris', async () => {
  const page = await openWritingRoom(site, {}, { width: 'phone' })
  await page.getByRole('link', { name: 'Événements à venir' }).click()
  await page.getByRole('link', { name: 'Annoncer un événement' }).click()
  await page.getByLabel('Titre').fill('Peser ensemble')
  await page.getByLabel('Résumé').fill('Une matinée en cuisine.')
  await tick(page.getByRole('radio', { name: 'Rencontre sur place' }))
  await page.getByLabel('Début').fill('2099-07-01T14:00')
  await page.getByLabel('Fin').fill('2099-07-01T13:00')
  await page.getByLabel('Page d’inscription').fill('visio')
  await tick(page.getByRole('radio', { name: 'Publié' }))
  await button(page, 'Enregistrer').click()
  await page.getByText('Donnez l’adresse entière de la page').first().waitFor()
  await page.getByLabel('Page d’inscription').fill('https://visio.example/peser')
  await button(page, 'Enregistrer').click()
  await page.getByText('La fin vient après le début.').first().waitFor()
  await page.getByText('Dites où a lieu la rencontre.').first().waitFor()
  await expectAccessible(page)
  await page.getByLabel('Fin').fill('2099-07-01T16:00')
  await page.getByLabel('Lieu').fill('3 place du Marché, Rodez')
  await button(page, 'Enregistrer').click()
  await page.getByText('« Peser ensemble » est en ligne.').waitFor()
  await expect.poll(() => page.getByLabel('Début').inputValue()).toBe('2099-07-01T14:00')
  const visitor = await site.page({ width: 'phone' })
  await visitor.goto('/communaute')
  await visitor.getByText('3 place du Marché, Rodez').waitFor()
  await visitor.getByText('14:00').first().waitFor()
})

test('the team reads an actor that somebody proposed, corrects it and shows it', async () => {
  await addPartner(site.server, { name: 'Le Verger Partagé' }, false)
  const page = await openWritingRoom(site)
  await page.getByText('1 brouillon').waitFor()
  await page.getByRole('link', { name: 'Acteurs à relire et en ligne' }).click()
  await page.getByRole('link', { name: 'Le Verger Partagé' }).click()
  await page.getByLabel('Nom du contact').waitFor()
  await expect.poll(() => page.getByLabel('Un mot pour notre équipe').inputValue()).toBe('Merci de nous relire.')
  await page.getByLabel('En une ou deux phrases').fill('Des fruits du Rhône.')
  await tick(page.getByRole('radio', { name: 'Publié' }))
  await button(page, 'Enregistrer').click()
  await page.getByText('« Le Verger Partagé » est en ligne.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voir la page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Le Verger Partagé' }).waitFor()
  await page.getByText('Des fruits du Rhône.').waitFor()
})

test('the team tells all readers of an interruption, which each may close', async () => {
  const page = await openWritingRoom(site)
  await page.goto('/redaction/annonces/nouveau')
  await page.getByLabel('Titre').fill('Interruption jeudi matin')
  await page.getByLabel('Ce que dit l’annonce').fill('Le site s’arrête de 7 h à 8 h.')
  await tick(page.getByRole('radio', { name: 'Un incident ou une interruption' }))
  await tick(page.getByRole('radio', { name: 'Publié' }))
  await button(page, 'Enregistrer').click()
  await page.getByText('« Interruption jeudi matin » est en ligne.').waitFor()
  const visitor = await site.page({ width: 'narrow' })
  await visitor.goto('/blog')
  const notice = visitor.getByRole('complementary', { name: 'Annonce du site' })
  await notice.getByText('Le site s’arrête de 7 h à 8 h.').waitFor()
  await expectAccessible(visitor)
  await notice.getByRole('button', { name: 'Fermer l’annonce' }).click()
  await notice.waitFor({ state: 'detached' })
  await visitor.goto('/communaute')
  await visitor.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => notice.count()).toBe(0)
})

test('a webinar is sent from the room, and not published without its subtitles and what is said in it', async () => {
  const page = await openWritingRoom(site, {}, { width: 'narrow', expected: [/400 POST/] })
  await page.goto('/redaction/webinaires/nouveau')
  await page.getByLabel('Titre', { exact: true }).fill('Premiers pas')
  await page.getByLabel('Description').fill('Le tour du service.')
  const file = (name: string) => `server/first-content/media/${name}`
  await page.getByLabel(/^Vidéo/).setInputFiles({ name: 'f.webm', mimeType: '', buffer: Buffer.from('Bonjour') })
  await page.getByText('Ce fichier ne convient pas').waitFor()
  await page.getByLabel(/^Vidéo/).setInputFiles(file(webinar))
  await page.getByText('Le fichier est sur le site.').waitFor()
  await page.getByLabel(/^Vignette/).setInputFiles(file(webinar))
  await page.getByText('Ce fichier n’est pas une image').waitFor()
  await tick(page.getByRole('radio', { name: 'Publié' }))
  await button(page, 'Enregistrer').click()
  await page.getByText('Un webinaire publié a des sous-titres').first().waitFor()
  await page.getByText('Un webinaire publié a une transcription').first().waitFor()
  await expectAccessible(page)
  const buffer = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nBonjour.\n')
  await page.getByLabel(/^Sous-titres/).setInputFiles({ name: 'pas.vtt', mimeType: 'text/vtt', buffer })
  await page.getByRole('link', { name: 'Lire les sous-titres' }).waitFor()
  await page.getByLabel('Transcription').fill('Bonjour.')
  await button(page, 'Enregistrer').click()
  await page.getByText('« Premiers pas » est en ligne.').waitFor()
  await expectAccessible(page)
  const address = (await page.getByRole('link', { name: 'Voir la vidéo' }).getAttribute('href')) ?? ''
  expect((await site.server.app.inject(address)).headers['content-type']).toBe('video/webm')
})

test('the team lets a message to a canteen leave, and blocks another', async () => {
  const manager = await site.server.addPerson()
  const destinationCanteen = await site.server.addCanteen(makeSiret(1), [manager], { name: 'Cantine des Tilleuls' })
  for (const body of ['D’où viennent vos légumes ?', 'Achetez mes casseroles']) {
    const payload = { destinationCanteen, senderEmail: 'lea@exemple.fr', senderName: 'Léa', body }
    await site.server.app.inject({ method: 'POST', url: '/api/v1/message/', payload })
  }
  const page = await openWritingRoom(site, {}, { width: 'narrow' })
  await page.getByText('2 messages à relire').waitFor()
  await page.getByRole('link', { name: 'Messages aux cantines' }).click()
  const card = (text: string) => page.getByRole('article').filter({ hasText: text })
  await card('légumes').getByRole('button', { name: 'Transmettre le message' }).click()
  await page.getByText('Message transmis').waitFor()
  await card('casseroles').getByRole('button', { name: 'Bloquer le message' }).click()
  await page.getByText('Aucun message n’attend d’être relu.').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Messages', { exact: true }).selectOption('Bloqués')
  await card('casseroles').getByText('Bloqué le').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?etat=blocked')
  await expectAccessible(page)
})

test('a member of the staff without second factor is told how to turn it on, and nobody else is let in', async () => {
  const person = await site.server.addPerson({ isStaff: true })
  const page = await site.page({ person, width: 'phone' })
  await page.goto('/redaction')
  await page.getByRole('link', { name: 'Activer la double authentification' }).waitFor()
  await expectAccessible(page)
  const manager = await site.page({ person: await site.server.addPerson() })
  await manager.goto('/redaction/articles')
  await expect.poll(() => new URL(manager.url()).pathname).toBe('/')
  const visitor = await site.page()
  await visitor.goto('/redaction/articles')
  await expect.poll(() => new URL(visitor.url()).searchParams.get('next')).toBe('/redaction/articles')
})

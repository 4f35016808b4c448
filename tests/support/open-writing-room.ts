import type { Page } from 'playwright-core'
import { addFactor, totpCode } from '../server/support/second-factor.ts'
import type { PageOptions, Site } from './site.ts'

/** A page of a member of the staff who gave a code of their second factor in its session. */
export async function openWritingRoom(
  site: Site,
  given: Parameters<Site['server']['addPerson']>[0] = {},
  options: PageOptions = {},
): Promise<Page> {
  const person = await site.server.addPerson({ isStaff: true, ...given })
  const page = await site.page({ ...options, person })
  // Once signed in, so that the screen asks for the code.
  const secret = await addFactor(site.server, person)
  await page.goto('/redaction')
  await page.getByLabel('Code de l’application').fill(totpCode(secret))
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rédaction' }).waitFor()
  return page
}

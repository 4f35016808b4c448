import type { Locator } from 'playwright-core'

/**
 * Ticks a checkbox or a radio button by its label, as a person does: the label covers the field. Playwright then waits
 * until it stands still and is hit, which `check({ force: true })` does not.
 */
export const tick = (field: Locator): Promise<void> => turn(field, true)

export const untick = (field: Locator): Promise<void> => turn(field, false)

async function turn(field: Locator, isTicked: boolean): Promise<void> {
  if ((await field.isChecked()) === isTicked) return
  const label = field.page().locator(`label[for="${await field.getAttribute('id')}"]`)
  // Near its corner, which may be round: a link may stand in its middle.
  await label.click({ position: { x: 5, y: 5 } })
  await field.and(field.page().locator(isTicked ? ':checked' : ':not(:checked)')).waitFor({ state: 'attached' })
}

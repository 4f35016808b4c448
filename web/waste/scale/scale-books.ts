import { openKitchen } from '@ma-cantine/lib/waste/weighing-links-api'
import { client } from '../../app/client.ts'
import { activeAccount } from '../../app/device/owner.ts'
import { accountBookKey } from '../../app/device/scale-owners.ts'
import { loadBook, putBook, type ScaleBook } from './scale-store.ts'

/** Opens the book of a code, asking the server once. @throws RefusedError (404, 409), ApiError. */
export async function openBookOfCode(code: string, day: string): Promise<ScaleBook> {
  const { canteenId, canteenName, periodStartDate, periodEndDate, weighings } = await client.call(openKitchen, {
    body: { code, day },
  })
  const key = `code ${code}`
  const { book } = await loadBook(key)
  const opened: ScaleBook = {
    key,
    code,
    openedBy: book ? (book.openedBy ?? null) : activeAccount(),
    canteenId,
    canteenName,
    period: { periodStartDate, periodEndDate },
    days: { ...book?.days, [day]: weighings },
    over: null,
    lastUse: Date.now(),
  }
  await putBook(opened)
  return opened
}

/** The book of a person in one of their canteens: nobody else who signs in on the device sends what they weighed. */
export async function bookOfPerson(userId: number, canteenId: number, canteenName: string): Promise<ScaleBook> {
  const key = accountBookKey(userId, canteenId)
  const { book } = await loadBook(key)
  const opened: ScaleBook = {
    key,
    code: null,
    canteenId,
    canteenName,
    period: null,
    days: book?.days ?? {},
    over: null,
    lastUse: Date.now(),
  }
  await putBook(opened)
  return opened
}

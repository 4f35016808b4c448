import { currentDay } from '@ma-cantine/lib/messages/today'
import { kitchenQueueKey } from '../../app/device/scale-owners.ts'
import { openBookOfCode } from './scale-books.ts'
import { adoptWeighings, loadBook, loadBooks, type ScaleBook } from './scale-store.ts'
import { ScaleSync } from './scale-sync.ts'
import './scale.css'

export async function syncOf(book: ScaleBook): Promise<ScaleSync> {
  const { queue } = await loadBook(book.key)
  return new ScaleSync(book, queue, currentDay())
}

/** Asks the server what a code opens, and hands it what earlier codes of the same canteen could not send. */
export async function openCode(code: string): Promise<ScaleSync> {
  const book = await openBookOfCode(code, currentDay())
  await adoptWeighings(kitchenQueueKey(book.canteenId), book.key)
  for (const other of await loadBooks()) {
    const isFormer = other.code !== null && other.over !== null && other.key !== book.key
    if (isFormer && other.canteenId === book.canteenId) await adoptWeighings(other.key, book.key)
  }
  return syncOf(book)
}

/** The book of a link if the device has it, else the one that was used last. */
export async function findBook(code: string | null): Promise<ScaleBook | null> {
  const books = (await loadBooks()).filter(book => book.code !== null)
  if (code !== null) return books.find(book => book.code === code) ?? null
  return books.sort((one, other) => other.lastUse - one.lastUse)[0] ?? null
}

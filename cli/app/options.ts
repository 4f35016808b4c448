import { errorCodes } from '@ma-cantine/lib/explanations/families'
import { nearestCode } from '@ma-cantine/lib/explanations/nearest-code'
import { type WarningCode, warningCodes } from '@ma-cantine/lib/imports/warning-code'
import { InvalidArgumentError } from 'commander'
import type { Words } from '../words/fr.ts'

/** Reads the value of an option. @throws InvalidArgumentError with the reason why it is refused. */
type Reader<Value> = (text: string) => Value

export const oneOf =
  <Value extends string>(values: readonly Value[], words: Words): Reader<Value> =>
  text => {
    const value = values.find(known => known === text)
    if (value === undefined) throw new InvalidArgumentError(words.usage.oneOf(values))
    return value
  }

/** Reads warnings to ignore, separated by commas. Repeating the option adds to them. */
export const warnings =
  (words: Words) =>
  (text: string, before: readonly WarningCode[] = []): readonly WarningCode[] => {
    const codes = text.split(',').map(each => {
      const name = each.trim()
      const code = warningCodes.find(known => known === name)
      if (code) return code
      const isError = errorCodes.some(known => known === name)
      throw new InvalidArgumentError(
        isError
          ? words.usage.notWarning(name)
          : words.usage.unknownWarning(name, nearestCode(name, warningCodes), warningCodes),
      )
    })
    return [...before, ...codes]
  }

/** Reads a key that an HTTP header can carry. */
export const idempotencyKey =
  (words: Words): Reader<string> =>
  text => {
    if (!/^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/.test(text)) throw new InvalidArgumentError(words.imports.badKey)
    return text
  }

export const wholeNumber =
  (words: Words): Reader<number> =>
  text => {
    if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError(words.usage.wholeNumber)
    return Number(text)
  }

export const yearNumber =
  (words: Words): Reader<number> =>
  text => {
    if (!/^[1-9]\d{3}$/.test(text)) throw new InvalidArgumentError(words.usage.year)
    return Number(text)
  }

export const seconds =
  (words: Words): Reader<number> =>
  text => {
    const value = /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
    if (!(value >= 0.1 && value <= 86_400)) throw new InvalidArgumentError(words.usage.seconds)
    return value
  }

import { readOrdering, writeOrdering } from './ordering.ts'
import { readPageNumber, standardTableSize, tableSizes } from './page-numbers.ts'

/** How one choice of a person stands in the address of a list. */
export interface Parameter<Value> {
  readonly name: string
  /** Reads all texts under the name; what it does not understand is as if nothing had been chosen. */
  readonly read: (texts: readonly string[]) => Value
  /** The texts of the choice; none for the one that needs no words. */
  readonly write: (value: Value) => readonly string[]
}

/** The parameters of a list, in the order that its addresses have. */
export type ListParameters<Address> = { readonly [Property in keyof Address]: Parameter<Address[Property]> }

export interface ListAddressFormat<Address> {
  readonly read: (parameters: URLSearchParams) => Address
  /** The query string, without what says nothing; empty when nothing was chosen. */
  readonly write: (address: Partial<Address>) => string
}

/** Reads and writes what a person chose to see of a list: search, filters, order, page, size. */
export function listAddressFormat<Address extends object>(
  parameters: ListParameters<Address>,
): ListAddressFormat<Address> {
  const properties = Object.keys(parameters) as (keyof Address)[]
  return {
    read: query =>
      Object.fromEntries(
        properties.map(property => [property, parameters[property].read(query.getAll(parameters[property].name))]),
      ) as Address,
    write(address) {
      const query = new URLSearchParams()
      for (const property of properties) {
        const value = address[property]
        if (value === undefined) continue
        for (const text of parameters[property].write(value)) query.append(parameters[property].name, text)
      }
      return query.size > 0 ? `?${query}` : ''
    },
  }
}

const unlessEmpty = (text: string): string[] => (text === '' ? [] : [text])

/** The number of the page, from 1. */
export const pageParameter = (name = 'page'): Parameter<number> => ({
  name,
  read: texts => readPageNumber(texts[0]),
  write: page => (page > 1 ? [String(page)] : []),
})

/** The number of rows of a page, among `tableSizes`. */
export const sizeParameter: Parameter<number> = {
  name: 'taille',
  read: texts => tableSizes.find(size => String(size) === texts[0]) ?? standardTableSize,
  write: size => (size === standardTableSize ? [] : [String(size)]),
}

/** What is searched for. */
export const searchParameter: Parameter<string> = {
  name: 'recherche',
  read: texts => (texts[0] ?? '').trim().slice(0, 200),
  write: unlessEmpty,
}

/** The name that every list gives to its order. */
export const orderName = 'trier-par'

/** Orders as the API writes them, separated by commas; empty for the standard one. */
export const orderParameter = (fields: readonly string[], standard: string): Parameter<string> =>
  textParameter(orderName, texts => {
    const order = writeOrdering(readOrdering(texts.join(',').slice(0, 200), fields))
    return order === standard ? '' : order
  })

/** One of these codes, the standard one when the address names none of them. */
export const oneCode = <Code extends string>(
  name: string,
  codes: readonly Code[],
  standard: NoInfer<Code>,
): Parameter<Code> => ({
  name,
  read: texts => codes.find(code => code === texts[0]) ?? standard,
  write: code => (code === standard ? [] : [code]),
})

/** Several values which commas separate; addresses of the public service repeat some names instead. */
export const severalValues = <Value>(
  name: string,
  read: (text: string | null) => readonly Value[],
): Parameter<readonly Value[]> => ({
  name,
  read: texts => read(texts.join(',') || null),
  write: values => unlessEmpty(values.join(',')),
})

/** A text of a certain form; empty when there is none. */
export const textParameter = (name: string, read: (texts: readonly string[]) => string): Parameter<string> => ({
  name,
  read,
  write: unlessEmpty,
})

/** Several of these codes, in their order, each under the same name, as the public service repeats them. */
export const repeatedCodes = <Code extends string>(
  name: string,
  codes: readonly Code[],
): Parameter<readonly Code[]> => ({
  name,
  read: texts => codes.filter(code => texts.some(text => text.split(',').includes(code))),
  write: chosen => chosen,
})

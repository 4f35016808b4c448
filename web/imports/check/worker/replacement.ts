import type { SearchedText } from '../check-protocol.ts'

/** Gives the new text of a cell; the same text where nothing is to replace. */
export type Replace = (text: string) => string

/** @param searched null to replace the whole cell, whatever it holds. */
export function createReplace(searched: SearchedText | null, to: string): Replace {
  if (!searched) return () => to
  const { text: wanted, extent, matchCase } = searched
  switch (extent) {
    case 'exact-cell':
      return text => (text === wanted ? to : text)
    case 'cell': {
      const key = keyOf(wanted, matchCase)
      return text => (keyOf(text, matchCase) === key ? to : text)
    }
    case 'part': {
      if (wanted === '') return text => text
      const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), matchCase ? 'gu' : 'giu')
      return text => text.replace(pattern, () => to)
    }
  }
}

const keyOf = (text: string, matchCase: boolean): string =>
  matchCase ? text.trim() : text.trim().toLocaleLowerCase('fr')

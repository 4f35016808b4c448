import type { Commune } from '@ma-cantine/lib/canteens/communes-api'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureSentence } from '../../ui/failure.ts'
import { useWords } from '../../words/site-words.ts'
import { communesOf } from '../canteen-queries.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

interface Towns {
  /** Undefined until they are known. */
  readonly all: readonly Commune[] | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The key of the list that offers them: the browser forgets a choice that comes before its options. */
  readonly key: string
  /** That they are looked for, that there are none, or why they are not known. */
  readonly message: ReactNode
}

/**
 * The towns that a postal code serves. The chosen one is among the options even if they lack it: the register names an
 * arrondissement of Paris, Lyon or Marseille, the postal code its town.
 */
export function useTowns(postalCode: string, chosen: { readonly code: string; readonly name: string }): Towns {
  const { town: words } = useCanteenFormWords()
  const siteWords = useWords()
  const { data: all, error, isFetching } = useQuery(communesOf(postalCode))
  const isOther = chosen.code !== '' && !all?.some(({ code }) => code === chosen.code)
  return {
    all,
    options: [
      ...(isOther ? [{ value: chosen.code, label: chosen.name }] : []),
      ...(all ?? []).map(({ code, nom }) => ({ value: code, label: nom })),
    ],
    key: all === undefined ? '' : postalCode,
    message: (
      <div className="fr-messages-group" aria-live="polite">
        {isFetching && <p className="fr-hint-text">{words.loading}</p>}
        {all?.length === 0 && <p className="fr-message fr-message--error">{words.none(postalCode)}</p>}
        {error && !isFetching && <p className="fr-message fr-message--error">{failureSentence(error, siteWords)}</p>}
      </div>
    ),
  }
}

import type { QueryKey } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { notify } from '../app/notices.ts'
import { queries } from '../app/queries.ts'
import { administrationQueryKey } from './administration-queries.ts'

/** Shows what an act has changed, and says that it is done. The dialog closes first: it gives the focus back. @param key of the query whose answer it is; null for none. */
export function afterAct(
  key: QueryKey | null,
  answer: unknown,
  close: () => void,
  title: string,
  message: string,
): void {
  flushSync(close)
  if (key) queries.setQueryData(key, answer)
  void queries.invalidateQueries({ queryKey: administrationQueryKey })
  notify({ status: 'success', title, message })
}

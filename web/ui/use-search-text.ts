import { searchParameter } from '@ma-cantine/lib/lists/list-address'
import { useNavigate, useSearchParams } from 'react-router'
import { useAheadOfAddress } from '../app/use-ahead-of-address.ts'

const parameter = searchParameter.name

/** What is searched for while one types, as the address says it, and how to change it. */
export function useSearchText() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [typed, lead] = useAheadOfAddress<string>()

  function setText(text: string): void {
    const search = text === '' ? '' : `?${new URLSearchParams({ [parameter]: text })}`
    lead(text, () => navigate({ search }, { replace: true, preventScrollReset: true }))
  }

  return [typed ?? parameters.get(parameter) ?? '', setText] as const
}

import { Button } from '@codegouvfr/react-dsfr/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { Paging } from '../../ui/Paging.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { ImportsChart } from './ImportsChart.tsx'
import { ImportsTable } from './ImportsTable.tsx'
import { importsByMonth, importsPage } from './journal-queries.ts'
import { useJournalWords } from './words/journal-words.ts'
import './journal.css'

const pageSizes = [5, 10, 20] as const
const standardSize = 10

const parsePositive = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1)

/** The user's imports, latest first, and a chart of them by month. */
export default function ImportJournalScreen() {
  const titleOf = useTitles()
  const words = useJournalWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const page = parsePositive(search.get('page'))
  const size = pageSizes.find(size => String(size) === search.get('taille')) ?? standardSize
  const heading = useRef<HTMLHeadingElement>(null)
  const lastPage = useRef({ page, size })

  useEffect(() => {
    // Another size leaves the focus on its list of choices, which arrow keys change step by step (RGAA 7.4).
    if (lastPage.current.page !== page && lastPage.current.size === size) heading.current?.focus()
    lastPage.current = { page, size }
  }, [page, size])

  const addressWith = (page: number, size: number) =>
    `${addressOf('ImportJournal')}?${new URLSearchParams({ page: String(page), taille: String(size) })}`
  const months = useQuery(importsByMonth).data
  return (
    <>
      <h1>{titleOf('ImportJournal')}</h1>
      <p className="fr-text--lead">{words.intro}</p>
      <Button iconId="fr-icon-upload-line" linkProps={{ href: addressOf('ImportSelection') }}>
        {words.start}
      </Button>
      <QueryView query={importsPage(page, size)}>
        {({ count, results, page: shownPage, size: shownSize }) =>
          count === 0 ? (
            <p className="fr-mt-4w">{words.empty}</p>
          ) : results.length === 0 ? (
            <Navigate replace to={addressWith(Math.ceil(count / size), size)} />
          ) : (
            <>
              <section className="fr-mt-6w" aria-labelledby="liste">
                <h2 id="liste" ref={heading} tabIndex={-1}>
                  {words.list}
                </h2>
                <p role="status">
                  {words.shown((shownPage - 1) * shownSize + 1, Math.min(shownPage * shownSize, count), count)}
                </p>
                <ImportsTable records={results} caption={words.list} />
                <Paging
                  id="imports"
                  page={page}
                  size={size}
                  sizes={pageSizes}
                  count={count}
                  sizeLabel={words.pageSize}
                  addressOfPage={page => addressWith(page, size)}
                  onSize={size => void navigate(addressWith(1, size))}
                />
              </section>
              <div className="fr-mt-6w">{months && <ImportsChart months={months} />}</div>
            </>
          )
        }
      </QueryView>
    </>
  )
}

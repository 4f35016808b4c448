import { formatDay } from '@ma-cantine/lib/messages/dates'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { auditedPages } from './audited-pages.ts'
import type { AuditedPageId, Criterion, Proof } from './criterion.ts'
import { evaluationDate } from './history.ts'
import { topics } from './topics.ts'

/** The answer to a criterion on one page, in the words of Ara. */
type AraStatus = 'COMPLIANT' | 'NOT_COMPLIANT' | 'NOT_APPLICABLE' | 'NOT_TESTED'

interface AraResult {
  /** Position of the page in the sample, from 1. */
  readonly pageId: number
  readonly topic: number
  readonly criterium: number
  readonly status: AraStatus
  readonly compliantComment: string | null
  readonly notApplicableComment: string | null
  readonly notCompliantItems: readonly {
    readonly title: string
    readonly comment: string
    /** Left to the auditor. */
    readonly userImpact: null
    readonly quickWin: false
  }[]
}

/**
 * The audit in the shape of Ara, the tool with which the State audits: what its API takes to create an audit, and the
 * results that it takes and gives, one per page and criterion.
 * Source: https://github.com/DISIC/Ara, `confiture-rest-api/src/audits/dto/requests` (2026).
 */
export interface AraAudit {
  readonly auditType: 'FULL'
  readonly procedureName: string
  readonly pages: readonly { readonly id: number; readonly name: string; readonly url: string }[]
  readonly pageElements: {
    readonly multimedia: boolean
    readonly form: boolean
    readonly table: boolean
    readonly frame: boolean
  }
  readonly notes: string
  readonly data: readonly AraResult[]
}

const pageIds = Object.keys(auditedPages) as AuditedPageId[]
const criteria = topics.flatMap(topic => topic.criteria)

/** @param urlOf gives the address of a page of the sample; empty for a page of one canteen, which the auditor chooses. */
export function araAudit(procedureName: string, urlOf: (page: AuditedPageId) => string): AraAudit {
  const applies = (topic: number) =>
    criteria.some(({ id, verdict }) => id.startsWith(`${topic}.`) && verdict !== 'notApplicable')
  return {
    auditType: 'FULL',
    procedureName,
    pages: pageIds.map((id, index) => ({ id: index + 1, name: auditedPages[id].name.fr, url: urlOf(id) })),
    pageElements: { frame: applies(2), multimedia: applies(4), table: applies(5), form: applies(11) },
    notes: `Auto-évaluation du ${formatDay(evaluationDate, 'fr')}. Une page sur laquelle rien n’appuie notre réponse est à tester.`,
    data: pageIds.flatMap((page, index) => criteria.map(criterion => resultOf(criterion, page, index + 1))),
  }
}

function resultOf(criterion: Criterion, page: AuditedPageId, pageId: number): AraResult {
  const [topic = 0, criterium = 0] = criterion.id.split('.').map(Number)
  const status = statusOn(criterion, page)
  const comment = criterion.proofs.map(proofText).join('\n')
  return {
    pageId,
    topic,
    criterium,
    status,
    compliantComment: status === 'COMPLIANT' ? comment : null,
    notApplicableComment: status === 'NOT_APPLICABLE' ? comment : null,
    notCompliantItems:
      status === 'NOT_COMPLIANT' ? [{ title: criterion.title.fr, comment, userImpact: null, quickWin: false }] : [],
  }
}

/** A test watches over all the pages; what was looked at says nothing of the others. */
function statusOn({ verdict, proofs }: Criterion, page: AuditedPageId): AraStatus {
  if (verdict === 'notApplicable') return 'NOT_APPLICABLE'
  if (verdict === 'notConform') return 'NOT_COMPLIANT'
  const isProved = proofs.some(proof => proof.kind === 'test' || (proof.kind === 'page' && proof.pages.includes(page)))
  return isProved ? 'COMPLIANT' : 'NOT_TESTED'
}

const proofText = (proof: Proof): string =>
  proof.kind === 'test' ? joinParts(`Test automatique : ${proof.title}`, proof.file) : proof.text.fr

const letters: Readonly<Record<AraStatus, string>> = {
  COMPLIANT: 'C',
  NOT_COMPLIANT: 'NC',
  NOT_APPLICABLE: 'NA',
  NOT_TESTED: 'NT',
}

/** The grid as Ara exports it: a row per criterion, a column per page, C, NC, NA or NT. */
export function araGrid(): string {
  const header = ['Critères', ...pageIds.map(id => auditedPages[id].name.fr)]
  const rows = criteria.map(criterion => [criterion.id, ...pageIds.map(page => letters[statusOn(criterion, page)])])
  return [header, ...rows].map(cells => `${cells.map(araCell).join(',')}\n`).join('')
}

const araCell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

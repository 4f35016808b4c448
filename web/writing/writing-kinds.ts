import { actionKind } from './actions/action-kind.ts'
import { articleKind } from './articles/article-kind.ts'
import { eventKind } from './events/event-kind.ts'
import { noticeKind } from './notices/notice-kind.ts'
import { partnerKind } from './partners/partner-kind.ts'
import { videoKind } from './videos/video-kind.ts'
import type { WritingKind } from './writing-kind.ts'

/** All kinds, in the order in which the writing room shows them. */
export const writingKinds: readonly WritingKind[] = [
  articleKind,
  eventKind,
  videoKind,
  actionKind,
  partnerKind,
  noticeKind,
]

export const diagnosticTypes = ['SIMPLE', 'COMPLETE'] as const
export type DiagnosticType = (typeof diagnosticTypes)[number]

/** The data that a central kitchen declares for its satellites: purchases only, or everything. */
export const centralKitchenModes = ['APPRO', 'ALL'] as const

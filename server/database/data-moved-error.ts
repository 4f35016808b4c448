/** Rolls back a transaction whose rows were checked against data that have changed since. */
export class DataMovedError extends Error {}

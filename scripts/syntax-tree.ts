import type { ESTree } from 'rolldown/utils';

export type SyntaxNode = ESTree.Node;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

export const partsOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** A piece of code and all pieces in it, in the order they are written. */
export const withParts = (node: SyntaxNode): SyntaxNode[] => [node, ...partsOf(node).flatMap(withParts)];

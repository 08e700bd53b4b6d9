import { expect, expectTypeOf, test } from 'vitest';
import type * as told from '#art/index.ts';
import * as drawings from './index.ts';

test('the drawings are what the product is told of them', () => {
  expectTypeOf(drawings).toExtend<typeof told>();
  expectTypeOf<drawings.SceneName>().toEqualTypeOf<told.SceneName>();
  expectTypeOf<drawings.DrawingRegion>().toEqualTypeOf<told.DrawingRegion>();
  expectTypeOf<drawings.IllustrationOptions>().toEqualTypeOf<told.IllustrationOptions>();
  expect(Object.values(drawings)).not.toContain(undefined);
});

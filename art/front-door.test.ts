import { expect, expectTypeOf, test } from 'vitest';
import type * as told from '#art/index.ts';
import * as drawings from './index.ts';

test('the drawings are what the product is told of them', () => {
  expectTypeOf(drawings).toExtend<typeof told>();
  expectTypeOf<drawings.Scene>().toEqualTypeOf<told.Scene>();
  expectTypeOf<drawings.Region>().toEqualTypeOf<told.Region>();
  expectTypeOf<drawings.PlateOptions>().toEqualTypeOf<told.PlateOptions>();
  expect(Object.values(drawings)).not.toContain(undefined);
});

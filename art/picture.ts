import { at } from './at.ts';
import { type Scene, scenesOf } from './catalogue.ts';
import { type View, views } from './view.ts';
import { type Weather, weathers } from './weather.ts';

export interface Picture {
  scene: Scene;
  view: View;
  weather: Weather;
}

/**
 * What the pictures of a trade show, number by number. Neighbours show different scenes from elsewhere in another
 * light; scene and view come back together only after all scenes have been seen in all views.
 */
export const pictureOf = (trade: string, number: number): Picture => {
  const scenes = scenesOf(trade);
  const place = number % scenes.length;
  const turn = Math.floor(number / scenes.length);
  return {
    scene: at(scenes, place),
    view: at(views, (place + turn) % views.length),
    weather: at(weathers, (place + 2 * turn) % weathers.length),
  };
};

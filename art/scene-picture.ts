import { type SceneName, scenesOf } from './catalogue.ts';
import { itemAt } from './item-at.ts';
import { type PictureView, pictureViews } from './view.ts';
import { type WeatherName, weatherNames } from './weather.ts';

export interface ScenePicture {
  scene: SceneName;
  view: PictureView;
  weather: WeatherName;
}

/**
 * Picks the picture of a trade by number. Neighbours show different scenes from elsewhere in another light; scene and
 * view come back together only after all scenes have been seen in all views.
 */
export const pictureOf = (trade: string, number: number): ScenePicture => {
  const scenes = scenesOf(trade);
  const place = number % scenes.length;
  const turn = Math.floor(number / scenes.length);
  return {
    scene: itemAt(scenes, place),
    view: itemAt(pictureViews, (place + turn) % pictureViews.length),
    weather: itemAt(weatherNames, (place + 2 * turn) % weatherNames.length),
  };
};

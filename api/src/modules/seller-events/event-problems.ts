import { formatThousands } from '@lapak/domain/rupiah';
import type { FieldErrors } from '@lapak/contracts/api/common';
import type { EventDocument } from '@lapak/contracts/store-document/event';
import { inEventWords } from '@lapak/contracts/store-document/event-labels';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { formErrors } from '../seller-forms/form-errors.ts';
import { missingPicture } from '../seller-forms/uploaded-pictures.ts';

export const eventErrors = (problems: readonly Problem[]): FieldErrors => formErrors(problems, inEventWords);

/** Pictures that a checked event names and that are not there. */
export const pictureProblems = (event: EventDocument, pictures: ReadonlyMap<string, string>): Problem[] =>
  (['image_cover', 'logo_organizer'] as const).flatMap((field) => {
    const path = event[field];
    return path === undefined || pictures.has(path) ? [] : [missingPicture(`/events/0/${field}`)];
  });

/** Kinds of tickets of which orders hold more than the form lets there be. */
export const quotaProblems = ({ tickets }: EventDocument, sold: ReadonlyMap<string, number>): Problem[] =>
  tickets.flatMap(({ key, quota }, at) => {
    const held = sold.get(key) ?? 0;
    return quota >= held
      ? []
      : [
          {
            path: `/events/0/tickets/${at}/quota`,
            message: `sudah ada ${formatThousands(held)} tiket yang dipesan, jadi kuotanya paling sedikit ${formatThousands(held)}`,
          },
        ];
  });

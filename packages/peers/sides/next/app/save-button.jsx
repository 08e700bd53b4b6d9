'use client';
import { useState } from 'react';

export const SaveButton = ({ company }) => {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <button type="button" aria-pressed={isSaved} onClick={() => setIsSaved(!isSaved)}>
      {isSaved ? 'Saved' : 'Save'} {company.name}
    </button>
  );
};
